import { useGetList } from "react-admin";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useMe } from "../access/me.ts";
import { waitingLessons } from "./waiting.ts";

/** How many lessons wait for an answer: the instructor's own, or the facility's for an admin. */
export const useWaitingCount = () => useGetList<LessonView>("lessons", waitingLessons(useMe())).total ?? 0;
