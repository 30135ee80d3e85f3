import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { PlayerMessageView } from "../../../backend/players/messages/contract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { MessageFamilyButton, StudentMessages } from "./MessageFamily.tsx";

/** A server that keeps what was sent, if anybody gets it. */
const server = ({ isReached = true } = {}) => {
  const sent: PlayerMessageView[] = [];
  return vi.fn<typeof fetch>((input, init) => {
    if (input !== "/api/students/kim/messages") return Promise.resolve(Response.json([]));
    if (init?.method !== "POST") return Promise.resolve(Response.json(sent));
    if (!isReached)
      return Promise.resolve(Response.json({ code: "NobodyToMessage", message: "Try calling them." }, { status: 409 }));
    const by = { id: "m1", writtenBy: "ana", writtenByName: "Ana Delgado", at: "2030-04-01T12:00:00.000Z" };
    sent.unshift({ ...by, ...JSON.parse(init.body as string) });
    return Promise.resolve(Response.json(sent, { status: 202 }));
  });
};

const kim = { id: "kim", firstName: "Kim", lastName: "Lee", age: 9, email: null, guardians: [], isMovedIn: false };
const shown = async () => {
  renderInBackOffice(
    <>
      <MessageFamilyButton student={kim} />
      <StudentMessages studentId="kim" />
    </>,
    { role: "instructor" },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Message family" }));
  return within(await screen.findByRole("dialog", { name: "Message Kim Lee’s family" }));
};
const type = (dialog: Awaited<ReturnType<typeof shown>>) => {
  fireEvent.change(dialog.getByLabelText(/^Subject/), { target: { value: "A great week" } });
  fireEvent.change(dialog.getByLabelText(/^Message/), { target: { value: "She hit well." } });
};

it("a message is sent and stands on the page; what is missing is said beside its field", async () => {
  vi.stubGlobal("fetch", server());
  const dialog = await shown();
  fireEvent.click(dialog.getByRole("button", { name: "Send message" }));
  await dialog.findByText("Please enter a subject");
  await dialog.findByText("Please write your message");
  type(dialog);
  fireEvent.click(dialog.getByRole("button", { name: "Send message" }));
  const messages = await screen.findByRole("region", { name: "Messages sent" });
  await within(messages).findByText("A great week");
  expect(await within(messages).findByText(/^Ana Delgado/)).toBeTruthy();
});

it("where nobody gets it, it says so and keeps what was typed", async () => {
  vi.stubGlobal("fetch", server({ isReached: false }));
  const dialog = await shown();
  type(dialog);
  fireEvent.click(dialog.getByRole("button", { name: "Send message" }));
  await dialog.findByText(/Try calling them/);
  expect(dialog.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe("A great week");
});

it("a message whose answer was lost stays, and is sent again as the same one, also from a dialog that was closed", async () => {
  const keys: (string | null)[] = [];
  const reached = server();
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>((input, init) => {
      if (init?.method !== "POST") return reached(input, init);
      keys.push(new Headers(init.headers).get("idempotency-key"));
      return keys.length === 1 ? Promise.reject(new TypeError("Failed to fetch")) : reached(input, init);
    }),
  );
  const dialog = await shown();
  type(dialog);
  fireEvent.click(dialog.getByRole("button", { name: "Send message" }));
  await dialog.findByText(/so we don’t know whether your email went out/);
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Message family" }));
  const again = within(await screen.findByRole("dialog"));
  expect(again.getByLabelText<HTMLInputElement>(/^Message/).value).toBe("She hit well.");
  fireEvent.click(again.getByRole("button", { name: "Send message" }));
  await screen.findByText("A great week");
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

it("says who gets it: the adults of the family, or a player who is one", async () => {
  vi.stubGlobal("fetch", server());
  const replies = "Replies reach your own email.";
  expect((await shown()).getByText(`It’s emailed to the adults in this family. ${replies}`)).toBeTruthy();
  cleanup();
  renderInBackOffice(<MessageFamilyButton student={{ ...kim, age: 18, email: "kim@example.com" }} />);
  fireEvent.click(await screen.findByRole("button", { name: "Message Kim Lee" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Message Kim Lee" }));
  expect(dialog.getByText(`It’s emailed to Kim Lee. ${replies}`)).toBeTruthy();
});
