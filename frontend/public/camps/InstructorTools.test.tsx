import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { campsUrl, type CampView } from "../../../backend/camps/contract.ts";
import { Toasts } from "../../shared/Toasts.tsx";
import { camp } from "../../testing/campExample.ts";
import { InstructorTools } from "./InstructorTools.tsx";

const download = (camps: readonly CampView[]) => {
  const file = { headers: { "content-disposition": 'attachment; filename="camps-2030-06-01.csv"' } };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("camp\n", file)));
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData([campsUrl], camps);
  render(
    <QueryClientProvider client={client}>
      <InstructorTools />
      <Toasts />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Download Excel" }));
};

it("U51: a file of all camps is saved under the name that the server gives it", async () => {
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:camps");
  const names: string[] = [];
  vi.spyOn(HTMLElement.prototype, "click").mockImplementation(function click(this: HTMLElement) {
    names.push((this as HTMLAnchorElement).download);
  });
  download([camp]);
  await vi.waitFor(() => expect(names).toEqual(["camps-2030-06-01.csv"]));
  expect(saved).toHaveBeenCalledOnce();
});

it("T41: without any camp there is no file", async () => {
  download([]);
  expect(await screen.findByText("No Data")).toBeTruthy();
  expect(screen.getByText("No camps to download")).toBeTruthy();
});
