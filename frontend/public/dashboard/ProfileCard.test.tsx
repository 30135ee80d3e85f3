import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
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

it("a name that was corrected is read again everywhere else", async () => {
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
  expect(queryClient.getQueryState([playersUrl])?.isInvalidated).toBe(true);
  expect(document.activeElement).toBe(edit);
});

it.each([
  ["Edit profile", "First name", () => <ProfileCard user={user} />],
  ["Change email", "New email", () => <EmailCard email={user.email} />],
  ["Change password", "Current password", PasswordCard],
])(
  "%s: the keyboard goes on in the form's first field, and from its button once it is closed",
  async (act, field, Card) => {
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
