import type { Actor } from "../../eventstore/eventStore.ts";
import { lessonRequestById } from "../../projections/lessons/requestQueries.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { answer } from "../lessons/requests/answerRequest.ts";
import type { AnswerRequest, RequestLesson } from "../lessons/contract.ts";
import { sendRequest } from "../lessons/requests/sendRequest.ts";
import { demoPlayer } from "./people.ts";

const hour = 1 / 24; // of a day

/** Custom lesson requests: one that waits too long, new ones, and answered ones. */
export const enterRequests = async ({
  backend,
  at,
  command,
  player,
  coach,
}: {
  backend: Backend;
  at: (days: number) => string;
  command: (key: string, when: string, actor?: Actor) => Command;
  player: string;
  coach: string;
}) => {
  const byPlayer = { userId: player, role: "student" };
  const byCoach = { userId: coach, role: "instructor" };
  const playerName = `${demoPlayer.firstName} ${demoPlayer.lastName}`;
  const ours = { name: playerName, phone: "555-010-0142", email: demoPlayer.email };

  const sent = (key: string, days: number, wish: Wish, requesterId: string | null = null) =>
    sendRequest(backend, command(key, at(days), requesterId === null ? "visitor" : byPlayer), {
      requesterId,
      form: { instructorId: coach, sessionFocus: null, ...defaults, ...wish },
    });
  const answered = async (key: string, days: number, id: string, form: Omit<AnswerRequest, "notes" | "location">) => {
    const request = await lessonRequestById(backend.db, "admin", id);
    if (!request) throw new Error("the read models do not show a request of the demo data");
    const answered = { request, form: { notes: undefined, location: undefined, ...form }, instructorId: coach };
    await answer(backend, command(key, at(days), byCoach), answered);
  };

  await sent("request overdue", -30 * hour, {
    name: "Robin Castillo",
    phone: "555-010-0177",
    email: "robin.castillo@example.com",
    travelPreference: "meet-halfway",
    sessionFocus: "swing-analysis",
    preferredDates: "Any Saturday or Sunday",
    preferredTimes: "Mornings before 11",
    location: "Maple Park fields",
    additionalNotes: "Two brothers, 9 and 12, who would like to train together.",
  });
  const own = { ...ours, preferredDates: "Weekdays after school", preferredTimes: "After 5 PM" };
  const asked: Wish = { ...own, travelPreference: "student-travel", sessionFocus: "mental-approach" };
  await sent("request of the player", -3 * hour, asked, player);
  const anybody = await sent("request to anybody", -2, {
    instructorId: null,
    name: "Devon Marsh",
    phone: "555-010-0188",
    email: "devon.marsh@example.com",
    travelPreference: "instructor-travel",
    preferredDates: "The week of spring break",
    location: "Our yard has a net",
  });
  await answered("request to anybody contacted", -1.5, anybody, { status: "contacted" });

  const agreed = await sent(
    "request agreed",
    -9,
    { ...own, travelPreference: "flexible", sessionFocus: "both" },
    player,
  );
  const { date } = backend.time.wallClock(at(10));
  await answered("request agreed scheduled", -8, agreed, { status: "scheduled", date, startTime: "19:30" });
};

type Wish = Partial<RequestLesson> & Pick<RequestLesson, "name" | "phone" | "email" | "travelPreference">;
const defaults = {
  preferredDates: undefined,
  preferredTimes: undefined,
  location: undefined,
  additionalNotes: undefined,
};
