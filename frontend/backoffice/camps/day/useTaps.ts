import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { CampDayView, campDayUrl } from "../../../../backend/camps/days/dayContract.ts";
import { newKey } from "../../../shared/forms/attemptKey.ts";
import { toast } from "../../../shared/toastStore.ts";
import { useMe } from "../../access/me.ts";
import { campVerbs } from "../verbs.ts";
import { tapsWords as words } from "../words.ts";
import { addTap, onTaps, sendTaps, type Tap, tapsNow } from "./taps.ts";

const oftenMs = 5000;

/** What this account tapped and the server doesn't have yet. It is sent while a screen that asks for it is open. */
export const useTaps = () => {
  const { id: by } = useMe();
  const queries = useQueryClient();
  const { waiting: all, refused, isStalled } = useSyncExternalStore(onTaps, tapsNow);
  const waiting = useMemo(() => all.filter((tap) => tap.by === by), [all, by]);
  const send = useCallback(async () => {
    const sent = await sendTaps(by, async (tap) => {
      const shown = CampDayView.parse(await campVerbs.recordAttendance(tap));
      const queryKey = [campDayUrl(tap.campId, tap.day)];
      await queries.cancelQueries({ queryKey }); // an answer on its way doesn't know of this tap
      queries.setQueryData(queryKey, shown);
    });
    if (sent > 0) toast({ title: words.backOnline, text: words.sent(sent) });
  }, [by, queries]);
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    void send();
    const timer = setInterval(() => void send(), oftenMs);
    const now = () => void send();
    addEventListener("online", now);
    return () => {
      clearInterval(timer);
      removeEventListener("online", now);
    };
  }, [isWaiting, send]);
  const tap = useCallback(
    (what: Pick<Tap, "campId" | "day" | "participantId" | "did" | "who">, playerName: string) => {
      addTap({ ...what, by, key: newKey(), at: new Date().toISOString() }, playerName);
      void send();
    },
    [by, send],
  );
  return { waiting, refused: refused.filter((one) => one.tap.by === by), isStalled, tap };
};
