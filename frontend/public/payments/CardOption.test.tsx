import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderWith, settings } from "../../shared/settings.ts";
import { CardOption } from "./CardOption.tsx";

const usual = settings();
const register = vi.fn<() => void>();
const offered = (mode: "stripe" | "test" | "off", link: string | null) => {
  renderWith({ ...usual, cards: { mode, publishableKey: null, link } });
  render(<CardOption isPending={false} onRegister={register} />);
};
afterEach(() => {
  cleanup();
  renderWith(usual);
  register.mockClear();
});

it.each(["stripe", "test"] as const)(
  "U62, G3-27: where cards are taken (%s) it registers, to be paid here",
  async (mode) => {
    offered(mode, "https://pay.example/camps");
    expect(screen.getByText("Recommended")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Register and pay by card" }));
    expect(register).toHaveBeenCalledOnce();
    expect(screen.queryByRole("link")).toBeNull();
  },
);

it("U62, G3-27: else it opens the facility's own page in a new tab, and is not there where there is none", () => {
  offered("off", "https://pay.example/camps");
  const link = screen.getByRole("link", { name: "Pay by card" });
  expect(link.getAttribute("href")).toBe("https://pay.example/camps");
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
  cleanup();
  offered("off", null);
  expect(screen.queryByText("Card")).toBeNull();
});
