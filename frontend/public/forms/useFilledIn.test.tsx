import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { user } from "../../testing/backOffice.tsx";
import { useFilledIn } from "./useFilledIn.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false); // as in a browser: drawn when React gets to it
  arrives(user);
  expect(await shown).toBe("555-010-0177");
});
