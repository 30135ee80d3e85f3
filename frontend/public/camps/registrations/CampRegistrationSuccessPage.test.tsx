import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../../shared/settings.ts";
import { camp } from "../../../testing/campExample.ts";
import { registration } from "../../../testing/ownRegistrationExample.ts";
import CampRegistrationSuccessPage from "./CampRegistrationSuccessPage.tsx";
import { emptyDraft, forgetDraft, keepDraft } from "./wizard/registrationDraft.ts";

afterEach(() => {
  cleanup();
  forgetDraft();
});

const show = async (query = "", { held = [registration], title = "Registration Submitted!" } = {}) => {
  const asked = vi.fn<(url: string) => Promise<Response>>((url) =>
    Promise.resolve(Response.json(url.includes("/my/") ? held : [])),
  );
  vi.stubGlobal("fetch", asked);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/camp-registration-success${query}`]}>
        <CampRegistrationSuccessPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1, name: title });
  return asked.mock.calls.map(([url]) => url);
};

it("U72: says what comes next, whom to ask, and leads on", async () => {
  await show("?payment=later&campId=c1");
  const next = within(await screen.findByRole("region", { name: "What’s Next?" }));
  expect(next.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "You’ll get a confirmation email within 24 hours.",
    expect.stringMatching(/email.*details/i),
    "Bring water, a glove, and athletic wear.",
  ]);
  const { email } = settings().contact;
  expect(next.getByRole("link", { name: email }).getAttribute("href")).toBe(`mailto:${email}`);
  for (const [name, to] of [
    ["View All Camps", "/camps-clinics"],
    ["Back to Home", "/"],
  ] as const)
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(to);
});

it("of two players it doesn’t speak of one spot, paid or not", async () => {
  const two = { ...registration, participantCount: 2 };
  await show("?campId=c1", { held: [two] });
  expect(screen.getByText("We have your registration. Your spots aren’t guaranteed until you pay.")).toBeTruthy();
  cleanup();
  const paid = { ...two, paymentStatus: "paid" as const, money: { ...two.money, outstanding: "0.00" } };
  await show("?campId=c1", { held: [paid], title: "Registration Complete!" });
  expect(screen.getByText("Your spots are secured. See you on the field.")).toBeTruthy();
});

it("U72: the camp is the address's, or else the draft's, and it is shown from its top", async () => {
  keepDraft(emptyDraft(camp.id));
  expect(await show("?campId=c2")).toContainEqual(expect.stringContaining("campId=c2"));
  cleanup();
  const scrolled = vi.spyOn(globalThis, "scrollTo");
  expect(await show()).toContainEqual(expect.stringContaining(`campId=${camp.id}`));
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

it("who comes back from a bank or wallet where the payment failed isn't told that it is on its way", async () => {
  const address = "?campId=c1&registrationId=r1&paid=true";
  await show(`${address}&redirect_status=failed`);
  expect(screen.queryByText("Your Payment Is Being Confirmed")).toBeNull();
  cleanup();
  await show(`${address}&redirect_status=succeeded`, { title: "Your Payment Is Being Confirmed" });
});

it("a registration that an account has opens once its parent has logged in; without an account, a link is mailed", async () => {
  const address = "?campId=c1&registrationId=r1";
  await show(address, { held: [], title: "Log In to See This Registration" });
  const login = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Log in" }).href);
  expect(login.pathname).toBe("/login");
  expect(login.searchParams.get("return")).toBe(`/camp-registration-success${address}`);
  expect(await screen.findByRole("button", { name: "Email me the link" })).toBeTruthy();
  cleanup();
  await show("?campId=c1", { held: [], title: "No Registration Here" });
  expect(screen.queryByRole("link", { name: "Log in" })).toBeNull();
});

it("U70: who withdrew reads what becomes of the money, and nothing of what to bring", async () => {
  const gone = { ...registration, registrationStatus: "withdrawn" as const, participantCount: 0 };
  const money = { ...registration.money, collected: "150.00", refundDue: "150.00", outstanding: "0.00" };
  await show("?campId=c1", { held: [{ ...gone, money }], title: "Registration Withdrawn" });
  expect(screen.getAllByText(/You’re due a \$150\.00 refund/).length).toBeGreaterThan(0);
  const next = screen.getByRole("region", { name: "What’s Next?" }).textContent;
  expect(next).toContain("If you’re due a refund");
  expect(next).not.toContain("to confirm"); // nothing is left to confirm
  expect(next).not.toContain("Bring water");
});

it("a day that was canceled is named, and whoever registered more than once finds the others", async () => {
  const canceled = { ...registration, camp: { ...registration.camp, canceledDays: ["2030-07-09"] } };
  await show("?campId=c1", { held: [canceled, { ...registration, id: "r2" }] });
  expect(screen.getByText("Canceled: Tuesday, July 9, 2030")).toBeTruthy();
  const others = within(screen.getByRole("region", { name: "Your other registrations" }));
  expect(others.getByRole("link").getAttribute("href")).toBe("/camp-registration-success?campId=c1&registrationId=r2");
});
