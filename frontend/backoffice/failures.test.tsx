import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import type { InquiryView } from "../../backend/clinics/contract.ts";
import { renderInBackOffice } from "../testing/backOffice.tsx";
import { slot } from "../testing/slotExample.ts";
import InstructorProfile from "./accounts/profile/InstructorProfile.tsx";
import { CampForm } from "./camps/CampForm.tsx";
import { DeleteRegistration } from "./camps/registrations/DeleteRegistration.tsx";
import { registration } from "../testing/registrationExample.ts";
import { InquiryStatusMenu } from "./clinics/InquiryShow.tsx";
import { MarkPaidButton } from "./camps/money/MarkPaidButton.tsx";
import PaymentManagement from "./camps/money/PaymentManagement.tsx";
import type { Context } from "./context.ts";
import { contexts } from "./contexts.ts";
import Availability from "./scheduling/Availability.tsx";
import { SlotCard } from "./scheduling/Slot.tsx";

const inquiry: InquiryView = {
  id: "q1",
  senderId: null,
  organizationName: "Oak Hill",
  contactName: "Noor Haddad",
  email: "noor@oakhill.example",
  phone: "555-010-0123",
  serviceType: "camp",
  preferredDates: "Spring break",
  location: "Oak Hill School",
  separateFields: null,
  availableVolunteers: null,
  additionalInfo: null,
  status: "pending",
  createdAt: "2030-05-01T12:00:00.000Z",
  camp: null,
};

const wordsOf: Readonly<Record<string, string>> = {
  "camp-registrations": "registrations",
  inbox: "the inbox",
  mails: "emails",
  "team-finders": "players",
  "team-creations": "coaches",
  "email-outreach": "outreach emails",
  "outreach-campaigns": "campaigns",
  suppressions: "addresses",
};

const failingServer = () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // where react-admin prints what failed
  const asked = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response("", { status: 500 })));
  vi.stubGlobal("fetch", asked);
  return asked;
};
const lists = contexts
  .flatMap((context: Context) => context.resources ?? [])
  .flatMap(({ name, list }) =>
    list ? [[`Failed to fetch ${wordsOf[name] ?? name.replace("-", " ")}`, name, list] as const] : [],
  );

it.each([
  ...lists,
  ["Failed to fetch instructor profile", "", InstructorProfile] as const,
  ["Failed to fetch availability", "", Availability] as const,
  ["Failed to fetch camps", "", PaymentManagement] as const,
])(
  "T26:profile+availability+lessons+camps+inquiries+users+students, T39: %s: a screen that cannot be read says so, and asks again (%s)",
  async (words, resource, Screen) => {
    const asked = failingServer();
    renderInBackOffice(
      <Suspense>
        <Screen />
      </Suspense>,
      { resource, role: Screen === Availability ? "instructor" : "admin" },
    );
    const failed = await waitFor(() => {
      // Found by its accessible role it takes longer than all the rest, each time something changes.
      const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"]')];
      const found = alerts.find(({ textContent }) => textContent.includes(words));
      if (!found) throw new Error(`nothing says ${words}`);
      return found;
    });
    asked.mockClear();
    await userEvent.click(within(failed).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
  },
);

it("T39: a registration that cannot be deleted says so, and the question stays", async () => {
  failingServer();
  renderInBackOffice(<DeleteRegistration registration={registration} />);
  await userEvent.click(screen.getByRole("button", { name: "Delete registration" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Pat Ortiz’s registration?" });
  await userEvent.click(screen.getByRole("button", { name: "Delete registration", hidden: false }));
  expect(await screen.findByText("Failed to delete registration")).toBeTruthy();
  expect(dialog.isConnected).toBe(true);
});

it("T40: a payment status that cannot be set says so", async () => {
  failingServer();
  renderInBackOffice(<MarkPaidButton registration={registration} />);
  await userEvent.click(screen.getByRole("button", { name: "Record payment: Pat Ortiz" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Venmo" }));
  expect(await screen.findByText("Error")).toBeTruthy();
  expect(screen.getByText("Failed to update payment status. Please try again.")).toBeTruthy();
});

it("T27:inquiries: the status of an inquiry that cannot be set says so", async () => {
  failingServer();
  renderInBackOffice(<InquiryStatusMenu inquiry={inquiry} />);
  await userEvent.click(screen.getByRole("button", { name: "Set status of the inquiry from Oak Hill" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Contacted/ }));
  expect(await screen.findByText("Error")).toBeTruthy();
  expect(screen.getByText("Failed to update inquiry status")).toBeTruthy();
});

it("T29: a slot that cannot be deleted says so, and what to do", async () => {
  failingServer();
  renderInBackOffice(<SlotCard slot={slot} />);
  await userEvent.click(screen.getByRole("button", { name: /^Delete / }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete time" }));
  expect(await screen.findByText("Failed to delete availability")).toBeTruthy();
  expect(screen.getByText("Please try again.")).toBeTruthy();
});

it("T43, U56: a camp that cannot be created says so, and what was typed stays", async () => {
  renderInBackOffice(<CampForm onCreated={() => {}} onCancel={() => {}} />);
  // By their texts: looking for roles in a form of this size takes seconds.
  fireEvent.click(screen.getAllByLabelText(/^Add .* baseball$/)[0]!);
  for (const [label, value] of [
    [/^Title/, "Summer Hitting Camp"],
    [/^Location/, "Maple Park"],
    [/^Start date/, "2099-07-08"],
    [/^End date/, "2099-07-10"],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  fireEvent.click(screen.getByText("Create Camp", { selector: "button" }));
  expect(await screen.findByText("Creating...", { selector: "button" })).toBeTruthy();
  answer(new Response("", { status: 500 }));
  expect(await screen.findByText("Failed to Create Camp")).toBeTruthy();
  expect(screen.getAllByText("Please try again.").length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("Summer Hitting Camp");
});
