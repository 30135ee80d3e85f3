import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { inboxItem } from "../../testing/inboxExample.ts";
import { renderInBackOffice, user } from "../../testing/backOffice.tsx";
import { CareDialog } from "./CareDialogs.tsx";
import { Written } from "./Written.tsx";

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const start = (label: string) => userEvent.selectOptions(screen.getByLabelText("Start with"), label);

it("a starting text replaces another one, and nothing that somebody typed", async () => {
  renderInBackOffice(<CareDialog act="answer" item={inboxItem} onClose={() => {}} />);
  expect(field("Subject").value).toBe("Re: your request: Camp");
  await start("Ask for a call");
  expect(field("Subject").value).toBe("Your request: Camp");
  expect(field("Your answer").value).toContain("good time to call");
  await userEvent.type(field("Your answer"), " Mine.");
  await start("Ask for dates");
  expect(field("Subject").value).toBe("Dates for your request: Camp");
  expect(field("Your answer").value).toMatch(/good time to call[^]* Mine\.$/);
  await start("An empty email");
  expect(field("Subject").value).toBe("Re: your request: Camp");
  expect(field("Your answer").value).toMatch(/ Mine\.$/);
});

const Answers = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Written item={inboxItem} onAct={() => setOpen(true)} />
      {isOpen && <CareDialog act="answer" item={inboxItem} onClose={() => setOpen(false)} />}
    </>
  );
};
const open = async () => {
  fireEvent.click(await screen.findByText("Answer by email", { selector: "button" }));
  await screen.findByRole("dialog");
};
const answer = () => screen.getByLabelText<HTMLTextAreaElement>(/^Your answer/);
const send = () => fireEvent.click(screen.getByText("Send email", { selector: "button" }));

it("an answer whose sending broke off may have gone: the page shows whether, and what was typed is kept and sent once", async () => {
  const keys: (string | null)[] = [];
  const sent: object[] = [];
  vi.stubGlobal("fetch", (url: string, { method, body, headers }: RequestInit = {}) => {
    if (url.endsWith("/auth/user")) return Promise.resolve(Response.json(user));
    if (method !== "POST")
      return Promise.resolve(Response.json({ ...inboxItem, owners: [], notes: [], answers: sent, hasStory: false }));
    keys.push(new Headers(headers).get("idempotency-key"));
    const by = {
      id: "a1",
      writtenBy: "morgan",
      writtenByName: "Morgan Hale",
      at: "2020-05-02T12:00:00.000Z",
      mail: null,
    };
    if (keys.length === 1) sent.push({ ...by, ...(JSON.parse(body as string) as object) });
    return keys.length === 1
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(Response.json({ id: "a1", state: "queued" }, { status: 202 }));
  });
  renderInBackOffice(<Answers />, { staleTime: 600_000 });
  await screen.findByText("Nobody has answered from here yet.");
  await open();
  fireEvent.change(answer(), { target: { value: "See you on Friday." } });
  send();
  expect((await screen.findAllByText(/so we don’t know whether your email went out/)).length).toBeGreaterThan(0);
  expect(screen.queryByText("Couldn’t save that")).toBeNull();
  await screen.findByText(/^Morgan Hale/);
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await open();
  expect(answer().value).toBe("See you on Friday.");
  send();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  await open();
  expect(answer().value).toBe("");
});
