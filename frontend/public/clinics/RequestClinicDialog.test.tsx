import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { forgetAllKept } from "../../shared/kept.ts";
import { settings } from "../../shared/settings.ts";
import { Toasts } from "../../shared/Toasts.tsx";
import { user } from "../../testing/backOffice.tsx";
import { currentUserKey } from "../access/currentUser.ts";
import { rememberSignedIn } from "../access/signedIn.ts";
import CoachingCredentialsPage from "./CoachingCredentialsPage.tsx";
import { RequestClinicDialog } from "./RequestClinicDialog.tsx";

afterEach(() => {
  cleanup();
  forgetAllKept();
  rememberSignedIn(false);
});

const show = (who?: typeof user) => {
  const client = new QueryClient();
  if (who) {
    rememberSignedIn(true);
    client.setQueryData(currentUserKey, who);
  }
  const closed = vi.fn<() => void>();
  render(
    <QueryClientProvider client={client}>
      <RequestClinicDialog onClose={closed} />
      <Toasts />
    </QueryClientProvider>,
  );
  return closed;
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const choose = (service: string) => fireEvent.click(screen.getByLabelText(service));
const send = () => fireEvent.click(screen.getByText("Send Request"));
const fill = () => {
  for (const [name, value] of [
    ["Organization", "Oak Hill"],
    ["Contact name", "Noor Haddad"],
    ["Email", "noor@oakhill.example"],
    ["Phone", "555-010-0123"],
    ["Preferred dates", "June"],
    ["Location", "Oak Hill School"],
  ] as const)
    fireEvent.change(field(name), { target: { value } });
  choose("Session with the board");
};

it("V18: says what is missing", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nothing is sent")));
  show();
  send();
  for (const words of [
    "Organization name is required",
    "Contact name is required",
    "Valid email is required",
    "Phone number is required",
    "Please select a service type",
    "Please provide preferred dates",
    "Location is required",
  ])
    expect(await screen.findByText(words)).toBeTruthy();
});

it("U54, E13: asks for fields and volunteers only where players come, and remembers what was chosen", () => {
  show();
  const asksForFields = () => screen.queryByLabelText(/^Fields you have/) !== null;
  for (const [service, asks] of [
    ["Clinic for coaches", false],
    ["Camp for players", true],
    ["Session with the board", false],
    ["Clinic and camp", true],
  ] as const) {
    choose(service);
    expect(asksForFields()).toBe(asks);
    if (service === "Camp for players")
      fireEvent.change(field("Volunteers who can help"), { target: { value: "limited" } });
  }
  expect(field("Volunteers who can help").value).toBe("limited");
});

it("U54: knows from an account who asks", async () => {
  show({ ...user, phoneNumber: "555-010-0100" });
  await screen.findByDisplayValue("555-010-0100");
  expect(["Contact name", "Email", "Phone"].map((name) => field(name).value)).toEqual([
    "Morgan Hale",
    "morgan@example.com",
    "555-010-0100",
  ]);
});

it.each([
  ["in our words", 500, {}, "Failed to submit inquiry. Please try again."],
  ["in the server’s", 422, { message: "This address takes no mail", code: "Invalid" }, "This address takes no mail"],
])("T38: one that isn’t sent says why, %s, and stays", async (_, status, body, words) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status })));
  const closed = show();
  fill();
  send();
  expect(await screen.findByText("Inquiry Not Sent")).toBeTruthy();
  expect(screen.getByText(`${words} Everything you typed is still here.`)).toBeTruthy();
  expect(field("Organization").value).toBe("Oak Hill");
  expect(closed).not.toHaveBeenCalled();
});

it("R19, U75: the credentials tell who comes, and lead to the form of each service", () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CoachingCredentialsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "2015",
    "2016",
    "2018",
    "2019",
    "2022",
    "2023",
    "2024",
  ]);
  for (const name of ["Team chemistry", "Fundamentals", "Mental preparation", settings().coach.name])
    expect(screen.getByRole("heading", { name })).toBeTruthy();
  for (const [name, to] of [
    ["Request Coaching Clinic", "/camps-clinics?showForm=true"],
    ["View Training Camps", "/camps-clinics"],
    ["Request a Board Support Session", "/camps-clinics?showForm=true&service=board-meeting"],
    ["Request a Coaches Clinic", "/camps-clinics?showForm=true&service=coaching-clinic"],
    ["Request a 1-Day Mini Camp", "/camps-clinics?showForm=true&service=camp"],
  ] as const)
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(to);
});
