import { type Theme, useMediaQuery } from "@mui/material";
import { useSearchParams } from "react-router";
import { today } from "../../../shared/formats.ts";
import type { View } from "./visibleDays.ts";

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What is looked at stands in the address: it survives a reload, Back, and can be sent to somebody. */
export const useScheduleAddress = () => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  const [address, setAddress] = useSearchParams();
  const [date, view] = [address.get("date"), address.get("view")];
  const change = (part: { date?: string; view?: View; instructor?: string }) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    narrow,
    date: isDay(date) ? date : today(),
    view: view === "list" || view === "calendar" ? view : narrow ? ("list" as const) : ("calendar" as const),
    instructor: address.get("instructor") ?? "",
    change,
  };
};
