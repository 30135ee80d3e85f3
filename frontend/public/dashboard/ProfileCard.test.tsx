import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { OwnEmail } from "../../../backend/accounts/contract.ts";
import { playersUrl } from "../../../backend/players/contract.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { user } from "../../testing/backOffice.tsx";
import { EmailCard } from "./EmailCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { kim } from "../../testing/bookingWizard.tsx";
import { currentUserKey } from "../access/currentUser.ts";
import { ProfileCard } from "./ProfileCard.tsx";

it("staff are asked for no guardian, and told beside the field that they must be adults", async () => {
  const message = "Coaches and admins must be 18 or older. Please check the age.";
  const refusal = { message, code: "StaffMustBeAdults", issues: [{ path: ["age"], message }] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(refusal, { status: 409 })));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileCard user={{ ...user, role: "instructor" }} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Edit profile" }));
  const field = screen.getByLabelText("Age");
  await userEvent.type(field, "12");
  expect(screen.queryByText(/parent or guardian/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
  await vi.waitFor(() => {
    const words = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(words?.textContent).toBe(message);
  });
});

it("T30: a profile that cannot be saved says so, and the form stays", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 500 })));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileCard user={user} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Edit profile" }));
  await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
  const words = "Failed to update profile. Please try again.";
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(currentToast()).toMatchObject({ title: "Update Failed", text: words, kind: "destructive" });
});

it("V15: what is missing or cannot be is said beside its field, and nothing is sent", async () => {
  const asked = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal("fetch", asked);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileCard user={user} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Edit profile" }));
  await userEvent.clear(screen.getByLabelText(/^First name/));
  await userEvent.type(screen.getByLabelText("Age"), "200");
  await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
  const saidOf = (label: RegExp) =>
    document.getElementById(screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")?.textContent;
  await waitFor(() => expect(saidOf(/^First name/)).toBe("Please enter your first name"));
  expect(saidOf(/^Age/)).toBe("Please check the age");
  expect(asked.mock.calls.filter(([, init]) => init?.method === "PATCH")).toEqual([]);
});

it("A46: a name that was corrected is shown at once, and read again everywhere else", async () => {
  const changed = { ...user, firstName: "Emma" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(changed)));
  const queryClient = new QueryClient();
  queryClient.setQueryData([playersUrl], []);
  render(
    <QueryClientProvider client={queryClient}>
      <ProfileCard user={user} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Edit profile" }));
  await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
  const edit = await screen.findByRole("button", { name: "Edit profile" });
  expect(queryClient.getQueryData(currentUserKey)).toEqual(changed);
  expect(queryClient.getQueryState([playersUrl])?.isInvalidated).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(edit));
});

it.each([
  ["Edit profile", "First name", () => <ProfileCard user={user} />],
  ["Change email", "New email", () => <EmailCard email={user.email} />],
  ["Change password", "Current password", PasswordCard],
])(
  "%s: the keyboard goes on in the form's first field, and from its button once it is closed",
  async (act, field, Card) => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Card />
      </QueryClientProvider>,
    );
    await userEvent.click(screen.getByRole("button", { name: act }));
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${field}`)));
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: act })));
  },
);

it("a new email that waits is told after a reload, sent again to that address, and gone once the old one is kept", async () => {
  let waiting: OwnEmail["waiting"] = { email: "new@example.com", until: "2030-05-01T19:15:00.000Z" };
  const fetch = vi.fn<typeof globalThis.fetch>((_, init) => {
    if (init?.method === "DELETE") waiting = null;
    return Promise.resolve(Response.json({ waiting, isRefused: false, message: "Your email stays." }));
  });
  vi.stubGlobal("fetch", fetch);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EmailCard email="old@example.com" />
    </QueryClientProvider>,
  );
  const said = /^Waiting for you to confirm new@example.com. Open the link we emailed there by .*May 1, 3:15 PM/;
  expect(await screen.findByText(said)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send again" }));
  expect(screen.getByLabelText<HTMLInputElement>(/^New email/).value).toBe("new@example.com");
  await userEvent.type(screen.getByLabelText(/^Your password/), "curve and slider 41");
  await userEvent.click(screen.getByRole("button", { name: "Change email" }));
  expect(await screen.findByText(said)).toBeTruthy();
  const sent = fetch.mock.calls.find(([, init]) => init?.method === "POST");
  expect(sent?.[1]?.body).toBe(JSON.stringify({ email: "new@example.com", password: "curve and slider 41" }));
  await userEvent.click(screen.getByRole("button", { name: "Keep old@example.com" }));
  const change = await screen.findByRole("button", { name: "Change email" });
  await waitFor(() => expect(document.activeElement).toBe(change));
  expect(screen.queryByText(said)).toBeNull();
});

it.each([
  [false, ["Phone"]],
  [true, ["Age", "Position", "Experience"]],
])("of an account that plays (%s), with nothing given, the profile tells %j", (plays, told) => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const queryClient = new QueryClient();
  queryClient.setQueryData(currentUserKey, user);
  queryClient.setQueryData([playersUrl], [{ ...kim, id: user.id, isOwn: true, plays }]);
  render(
    <QueryClientProvider client={queryClient}>
      <ProfileCard
        user={{ ...user, role: "student", age: null, position: null, experience: null, phoneNumber: null }}
      />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(told);
});
