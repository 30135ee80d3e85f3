import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { user } from "../../testing/backOffice.tsx";
import { useFilledIn } from "./useFilledIn.ts";

const knownOf = () => [["phone", "555-010-0177"]] as const;

it("a field shows what is filled in as soon as the form has it, so that nobody enters it in between", async () => {
  let arrives: (user: UserView) => void = () => {};
  let shows: (phone: string) => void = () => {};
  const shown = new Promise<string>((resolve) => (shows = resolve));
  const Form = () => {
    const [account, setAccount] = useState<UserView | null>(null);
    const [phone, setPhone] = useState("");
    arrives = setAccount;
    const setValue = (_: "phone", value: string) => {
      setPhone(value);
      queueMicrotask(() => shows(screen.getByRole<HTMLInputElement>("textbox").value));
    };
    useFilledIn({ getValues: () => phone, setValue }, account, knownOf);
    return <input name="phone" value={phone} readOnly />;
  };
  render(<Form />);
  arrives(user); // not in an act: drawn when React gets to it, as in a browser
  expect(await shown).toBe("555-010-0177");
});

it("nothing is filled in once the form is gone", async () => {
  const setValue = vi.fn<(name: "phone", value: string) => void>();
  const Form = () => {
    useFilledIn({ getValues: () => "", setValue }, user, knownOf);
    return null;
  };
  render(<Form />).unmount();
  await Promise.resolve();
  expect(setValue).not.toHaveBeenCalled();
});
