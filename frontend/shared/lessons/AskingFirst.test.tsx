import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ApiError } from "../api.ts";
import { useSend } from "../forms/useSend.ts";
import { currentToast } from "../toastStore.ts";
import { askingFirst, AskedFirst, type Knowing } from "./AskingFirst.tsx";

const duringCamp = new ApiError(409, "Conflict", { code: "DuringCamp", message: "This is during Summer Skills Camp." });

const ConfirmButton = ({ write }: { write: (knowing: Knowing) => Promise<string> }) => {
  const { send, answer, refusal } = useSend(() => askingFirst(write), {
    failed: { title: "Failed", text: "Try again." },
  });
  return (
    <>
      <button onClick={() => void send({})}>Confirm</button>
      <p>{answer ?? refusal}</p>
    </>
  );
};

/** Presses Confirm; the server refuses what is not sent knowingly. */
const confirming = async (refusal: ApiError) => {
  const sent: Knowing[] = [];
  const write = async (knowing: Knowing) => {
    sent.push(knowing);
    if (!knowing.duringCamp) throw refusal;
    return "Confirmed";
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfirmButton write={write} />
      <AskedFirst />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  return sent;
};

it("G1-57: asks before it is sent again knowingly", async () => {
  const sent = await confirming(duringCamp);
  expect(await screen.findByRole("dialog", { name: "Schedule anyway?" })).toHaveProperty(
    "textContent",
    expect.stringContaining("This is during Summer Skills Camp."),
  );
  expect(sent).toEqual([{ samePlace: "ask" }]);
  await userEvent.click(screen.getByRole("button", { name: "Schedule anyway" }));
  expect(await screen.findByText("Confirmed")).toBeTruthy();
  expect(sent).toEqual([{ samePlace: "ask" }, { samePlace: "ask", duringCamp: true }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("G1-57: who goes back has sent nothing more, and is told of no failure", async () => {
  const before = currentToast(); // an older one may still be going
  const sent = await confirming(duringCamp);
  await userEvent.click(await screen.findByRole("button", { name: "Go back" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([{ samePlace: "ask" }]);
  expect(currentToast()).toBe(before);
  expect(screen.queryByText("This is during Summer Skills Camp.")).toBeNull();
});

it("asks about nothing else", async () => {
  const sent = await confirming(new ApiError(409, "Conflict", { code: "SlotTaken", message: "This time is taken." }));
  expect(await screen.findByText("This time is taken.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([{ samePlace: "ask" }]);
});

it("asks about another coach's place, too, each once", async () => {
  const samePlace = new ApiError(409, "Conflict", { code: "SamePlace", message: "Alex has a lesson in Cage 1 then." });
  const sent: Knowing[] = [];
  const write = async (knowing: Knowing) => {
    sent.push(knowing);
    if (!knowing.duringCamp) throw duringCamp;
    if (knowing.samePlace) throw samePlace;
    return "Confirmed";
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfirmButton write={write} />
      <AskedFirst />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await userEvent.click(await screen.findByRole("button", { name: "Schedule anyway" }));
  expect(await screen.findByText("Alex has a lesson in Cage 1 then.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Schedule anyway" }));
  expect(await screen.findByText("Confirmed")).toBeTruthy();
  expect(sent).toEqual([{ samePlace: "ask" }, { samePlace: "ask", duringCamp: true }, { duringCamp: true }]);
});

it("of two questions at once the second waits until the first is answered", async () => {
  const confirmed: string[] = [];
  const writeOf = (name: string) => async (knowing: Knowing) => {
    if (!knowing.duringCamp) throw new ApiError(409, "Conflict", { code: "DuringCamp", message: `${name}’s camp` });
    confirmed.push(name);
    return `${name} confirmed`;
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      {["Kim", "Pat"].map((name) => (
        <ConfirmButton key={name} write={writeOf(name)} />
      ))}
      <AskedFirst />
    </QueryClientProvider>,
  );
  for (const button of screen.getAllByRole("button", { name: "Confirm" })) fireEvent.click(button);
  await userEvent.click(await screen.findByRole("button", { name: "Schedule anyway" }));
  expect(await screen.findByText("Kim confirmed")).toBeTruthy();
  expect(screen.getByRole("dialog").textContent).toContain("Pat’s camp");
  await userEvent.click(screen.getByRole("button", { name: "Schedule anyway" }));
  expect(await screen.findByText("Pat confirmed")).toBeTruthy();
  expect(confirmed).toEqual(["Kim", "Pat"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
