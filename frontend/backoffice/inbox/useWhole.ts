import { useQuery } from "@tanstack/react-query";
import type { InboxView, WholeInboxView } from "../../../backend/inbox/formContract.ts";
import { readWhole } from "./acts.ts";

const justSent = 60_000; // ms
const often = 2000; // ms

/** Its email has just been written, and may leave at any moment. */
const isLeaving = ({ at, mail }: WholeInboxView["answers"][number]) =>
  Date.now() - Date.parse(at) < justSent &&
  (mail === null || mail.state === "waiting" || mail.state === "handing over");

/** One of them with everything staff wrote. While an email leaves, it is read again and again. */
export const useWhole = (item: Pick<InboxView, "id" | "kind" | "inquiryId">) =>
  useQuery({
    queryKey: ["inbox", "whole", item.id],
    queryFn: ({ signal }) => readWhole(item, signal),
    refetchOnMount: "always", // a colleague may have answered a minute ago
    refetchInterval: ({ state: { data } }) => (data?.answers.some(isLeaving) ? often : false),
  });
