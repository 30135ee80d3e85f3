import { screen, within } from "@testing-library/react";
import { useQuery } from "@tanstack/react-query";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { eraseUrl, eraseVisitorUrl } from "../../../backend/privacy/contract.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { renderInBackOffice, user } from "../../testing/backOffice.tsx";
import { lesson } from "../../testing/lessonExample.ts";
import { managedPlayer } from "../../testing/managedPlayerExample.ts";
import { EraseVisitor } from "./EraseVisitor.tsx";
import { EraseByAddress } from "./EraseByAddress.tsx";
import { ErasePerson } from "./ErasePerson.tsx";

const player = { ...managedPlayer, playerId: "morgan", firstName: "Morgan", lastName: "Hale" };
const erased = { message: "Erased", things: 2, registrationsWithdrawn: 1, lessonsCancelled: 0 };
const server = (answer = erased) => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer, { status: 202 })));
  vi.stubGlobal("fetch", asked);
  return asked;
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const email = "pat@example.com";

it("who registered without an account is erased once their name was typed, and what went is told", async () => {
  const asked = server();
  renderInBackOffice(<EraseVisitor accountId={null} name="Pat Ortiz" email={email} />);
  expect(screen.getByText(/If anything was paid, the amounts stay in the records\.$/)).toBeTruthy();
  await press("Erase personal data …");
  const question = await screen.findByRole("dialog", { name: "Erase Pat Ortiz’s personal data?" });
  expect(question.textContent).toContain(`anything sent from ${email} without an account`);
  const sure = within(question).getByRole<HTMLButtonElement>("button", { name: "Erase personal data" });
  expect(sure.disabled).toBe(true);
  await userEvent.type(within(question).getByLabelText(/^Type/), "pat ortiz");
  await userEvent.click(sure);
  expect(await screen.findByText("1 registration withdrawn")).toBeTruthy();
  expect(asked).toHaveBeenCalledWith(
    eraseVisitorUrl,
    expect.objectContaining({ method: "POST", body: JSON.stringify({ email }) }),
  );
});

it("an address that nobody has used is no success: the server says so", async () => {
  const message = "We have nothing under this email address.";
  server({ message, things: 0, registrationsWithdrawn: 0, lessonsCancelled: 0 });
  renderInBackOffice(<EraseVisitor accountId={null} name="Pat Ortiz" email={email} />);
  await press("Erase personal data …");
  const question = await screen.findByRole("dialog");
  await userEvent.type(within(question).getByLabelText(/^Type/), "pat ortiz");
  await userEvent.click(within(question).getByRole("button", { name: "Erase personal data" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(currentToast()).toMatchObject({ title: "Nothing to erase", text: message, kind: "destructive" });
});

it("nothing is offered where there is an account, or the address was removed", () => {
  for (const [accountId, told] of [
    ["pat", email],
    [null, null],
  ] as const) {
    renderInBackOffice(<EraseVisitor accountId={accountId} name="Pat Ortiz" email={told} />);
    expect(screen.queryByRole("button", { name: "Erase personal data …" })).toBeNull();
  }
});

it("who stands in no list is erased by the address, which is asked for once more", async () => {
  server();
  renderInBackOffice(<EraseByAddress />);
  await userEvent.type(screen.getByLabelText("Email"), "pat@");
  await press("Erase personal data …");
  expect(screen.getByText("Please enter an email address like name@example.com")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Email"), "example.com");
  expect(screen.queryByText("Please enter an email address like name@example.com")).toBeNull();
  await press("Erase personal data …");
  expect(await screen.findByRole("dialog", { name: `Erase ${email}’s personal data?` })).toBeTruthy();
});

it("who erases themselves gives the password; a refusal is said, and the question stays", async () => {
  const message = "This is the only admin. Appoint another admin first, then erase.";
  const asked = vi.fn<typeof fetch>((input) =>
    Promise.resolve(
      input === eraseUrl
        ? Response.json({ message, code: "OnlyAdmin" }, { status: 409 })
        : Response.json([], { headers: { "content-range": "items */0" } }),
    ),
  );
  vi.stubGlobal("fetch", asked);
  renderInBackOffice(<ErasePerson user={{ ...user, players: [] }} />);
  await press("Erase personal data …");
  const question = await screen.findByRole("dialog", { name: "Erase Morgan Hale’s personal data?" });
  const sure = within(question).getByRole<HTMLButtonElement>("button", { name: "Erase personal data" });
  await userEvent.type(within(question).getByLabelText(/^Type/), "Morgan Hale");
  expect(sure.disabled).toBe(true);
  await userEvent.type(within(question).getByLabelText("Your password"), "infield-chatter-9");
  await userEvent.click(sure);
  expect((await within(question).findByRole("alert")).textContent).toBe(message);
  expect(asked).toHaveBeenCalledWith(
    eraseUrl,
    expect.objectContaining({ body: JSON.stringify({ password: "infield-chatter-9" }) }),
  );
});

it("whoever has erased stands at the heading: the button went with the person", async () => {
  server();
  const Person = () => {
    const { data } = useQuery({ queryKey: ["person"], queryFn: () => (erasedNow() ? null : email) });
    return (
      <>
        <h1>A registration</h1>
        {data && <EraseVisitor accountId={null} name="Pat Ortiz" email={data} />}
      </>
    );
  };
  const erasedNow = () => vi.mocked(fetch).mock.calls.length > 0;
  renderInBackOffice(<Person />);
  await userEvent.click(await screen.findByRole("button", { name: "Erase personal data …" }));
  const question = await screen.findByRole("dialog");
  await userEvent.type(within(question).getByLabelText(/^Type/), "pat ortiz");
  await userEvent.click(within(question).getByRole("button", { name: "Erase personal data" }));
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Erase personal data …" })).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

it("the lessons of the players who go with a parent are counted, too", async () => {
  const urls: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    urls.push(decodeURIComponent(url));
    const n = url.includes("kim") && url.includes("pending") ? 2 : 0;
    return Promise.resolve(Response.json([], { headers: { "content-range": `items */${n}` } }));
  });
  const kim = { ...player, playerId: "kim", firstName: "Kim" };
  renderInBackOffice(
    <ErasePerson user={{ ...user, players: [kim, { ...kim, playerId: "max", goesWithAccount: false }] }} />,
  );
  await press("Erase personal data …");
  expect(await screen.findByText(/^2 upcoming lessons are canceled/)).toBeTruthy();
  expect(urls.join()).toContain('"studentId":["morgan","kim"]');
});

it("the lessons that are canceled are counted: requests, and what is agreed and hasn’t begun", async () => {
  const begun = { ...lesson, status: "confirmed", scheduledDate: "2020-05-01T20:00:00.000Z" };
  vi.stubGlobal("fetch", (url: string) => {
    const asked = decodeURIComponent(url);
    const [rows, total] = asked.includes('"pending"') ? [[], 1] : asked.includes("studentId") ? [[begun], 3] : [[], 0];
    return Promise.resolve(Response.json(rows, { headers: { "content-range": `items 0-0/${total}` } }));
  });
  renderInBackOffice(<ErasePerson user={{ ...user, players: [] }} />);
  await press("Erase personal data …");
  expect(await screen.findByText(/^4 upcoming lessons are canceled/)).toBeTruthy();
});
