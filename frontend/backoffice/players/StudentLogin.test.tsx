import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { StudentLogin } from "./StudentLogin.tsx";

const dana = { userId: "dana", name: "Dana Reyes", email: "dana@home.example", phone: null };
const kim = { id: "kim", firstName: "Kim", age: 18, email: null, guardians: [dana] };
const link = {
  email: "kim@home.example",
  isMine: true,
  by: "Morgan",
  sentAt: "2030-04-29T12:00:00.000Z",
  until: "2030-05-06T12:00:00.000Z",
};

it("an admin sees where a login link went, and withdraws it", async () => {
  let isThere = true;
  const fetch = vi.fn<typeof globalThis.fetch>((_, init) => {
    if (init?.method === "DELETE") isThere = false;
    return Promise.resolve(Response.json(isThere ? { link } : { link: null, message: "Done" }));
  });
  vi.stubGlobal("fetch", fetch);
  renderInBackOffice(<StudentLogin student={kim} />);
  await screen.findByText("Link sent to kim@home.example on Apr 29. It works until May 6.");
  fireEvent.click(screen.getByText("Send another link"));
  const dialog = within(await screen.findByRole("dialog", { name: "Give Kim a login?" }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Their email/).value).toBe("kim@home.example");
  expect(dialog.getByText("A new link replaces the one sent on Apr 29.")).toBeTruthy();
  fireEvent.click(dialog.getByText("Cancel"));
  fireEvent.click(screen.getByText("Withdraw link"));
  await screen.findByText("Send a link for a login");
  expect(screen.queryByText(/^Link sent to/)).toBeNull();
  expect(fetch.mock.calls.find(([, init]) => init?.method === "DELETE")?.[0]).toBe("/api/players/kim/grown-up");
});

it("of a link that a parent sent, an admin reads who sent it", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ link: { ...link, email: null, isMine: false, by: "Dana" } })),
  );
  renderInBackOffice(<StudentLogin student={kim} />);
  expect(await screen.findByText("Link sent by Dana on Apr 29. It works until May 6.")).toBeTruthy();
});
