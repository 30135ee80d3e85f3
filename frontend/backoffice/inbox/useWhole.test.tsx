import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { WholeInboxView } from "../../../backend/inbox/formContract.ts";
import { createQueryClient } from "../../shared/queryClient.ts";
import { inboxItem } from "../../testing/inboxExample.ts";
import { useWhole } from "./useWhole.ts";

const item: WholeInboxView = { ...inboxItem, notes: [], answers: [], owners: [], hasStory: false };
const answered: WholeInboxView = {
  ...item,
  answers: [
    {
      id: "a1",
      writtenBy: "sam",
      writtenByName: "Sam Ortiz",
      at: "2030-05-01T13:00:00.000Z",
      subject: "Your camp",
      text: "We’d love to.",
      mail: null,
    },
  ],
};

it("what a colleague answered a minute ago is there when it is opened again", async () => {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const serves = (whole: WholeInboxView) => vi.stubGlobal("fetch", () => Promise.resolve(Response.json(whole)));
  serves(item);
  const first = renderHook(() => useWhole(item), { wrapper });
  await waitFor(() => expect(first.result.current.data?.answers).toHaveLength(0));
  first.unmount();
  serves(answered);
  const again = renderHook(() => useWhole(item), { wrapper });
  await waitFor(() => expect(again.result.current.data?.answers).toHaveLength(1));
});
