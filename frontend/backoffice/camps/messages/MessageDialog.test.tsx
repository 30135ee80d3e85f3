import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CampMessageView } from "../../../../backend/camps/messages/messageContract.ts";
import { renderInBackOffice, user } from "../../../testing/backOffice.tsx";
import { Messages } from "./Messages.tsx";

const press = (label: string) => fireEvent.click(screen.getByText(label, { selector: "button" }));
const field = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, textarea:not([aria-hidden])" });
const open = async () => {
  press("Message families");
  await screen.findByRole("dialog");
};
const send = async () => {
  press("Preview");
  await screen.findByText(/One email per family/);
  press("Send message");
};

it("a message whose answer was lost shows if it went, stays until then, and goes to each family once", async () => {
  const keys: (string | null)[] = [];
  const sent: CampMessageView[] = [];
  let families = 3;
  vi.stubGlobal("fetch", (url: string, { method, body, headers }: RequestInit = {}) => {
    if (url.endsWith("/auth/user")) return Promise.resolve(Response.json(user));
    if (url.endsWith("/audience"))
      return Promise.resolve(Response.json({ families, players: 4, mail: { subject: "Rain", html: "", text: "" } }));
    if (method !== "POST") return Promise.resolve(Response.json(sent));
    keys.push(new Headers(headers).get("idempotency-key"));
    const by = { id: "m1", players: 4, sentAt: "2030-05-01T12:00:00.000Z", by: "Morgan Hale" };
    if (sent.length === 0) sent.push({ ...by, ...(JSON.parse(body as string) as CampMessageView) });
    return keys.length === 1
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(Response.json(sent[0], { status: 202 }));
  });
  renderInBackOffice(<Messages campId="c1" />, { staleTime: 600_000 });
  await screen.findByText(/^No messages yet/);
  await open();
  fireEvent.change(field(/^Subject/), { target: { value: "Rain" } });
  fireEvent.change(field(/^Message/), { target: { value: "We start at ten." } });
  await send();
  await screen.findAllByText(/so we don’t know whether your email went out/);
  await screen.findByText("We start at ten.");
  press("Back");
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  families = 4;
  await open();
  expect(field(/^Message/).value).toBe("We start at ten.");
  await send();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  await open();
  expect(field(/^Message/).value).toBe("");
});
