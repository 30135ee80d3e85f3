import { userStream } from "../../eventstore/accounts/events.ts";
import { isStaff } from "../../projections/accounts/guardian.ts";
import {
  instructorById,
  instructorList,
  listInstructors,
  roleOf,
  userById,
} from "../../projections/accounts/queries.ts";
import { AccountView } from "../../projections/accounts/accountView.ts";
import type { UserView as User } from "../../projections/accounts/view.ts";
import type { Backend } from "../backend.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { askGuardian } from "./guardianMails.ts";
import {
  instructorProfileUrl,
  instructorsUrl,
  instructorUrl,
  InstructorView,
  profileUrl,
  UpdateInstructor,
  UpdateProfile,
} from "./contract.ts";
import { noSuchInstructor, person, type ProfileChanges, updateInstructorProfile } from "./person.ts";
import { updateProfile } from "./profile.ts";

const profileChanges = ({
  hourlyRate,
  specializations,
  yearsExperience,
  experience,
  ...same
}: UpdateInstructor): ProfileChanges => ({
  ...same,
  specialties: same.specialties ?? specializations,
  yearsExperience: experience === undefined ? yearsExperience : experience,
  ...(hourlyRate !== undefined && { hourlyRateCents: Math.round(hourlyRate * 100) }),
});

/** How instructors appear to the viewer at this moment. */
const readingFor = (user: User | undefined, { time, facilityPayment }: Backend) => {
  const now = new Date().toISOString();
  return {
    today: { date: time.wallClock(now).date, now, instantOf: time.instantOf },
    forStaff: isStaff(user?.role),
    facilityPayment,
  };
};
const shownInstructor = async (backend: Backend, { id, user }: { id: string; user: User | undefined }) => {
  const instructor = await instructorById(backend.db, { id, ...readingFor(user, backend) });
  if (!instructor) throw noSuchInstructor();
  return instructor;
};

export const profileCalls: readonly Call[] = [
  call(
    "PATCH",
    profileUrl,
    {
      does: "Changes the caller's own profile. Age, position, experience, and phone number stay the same if left out. Anyone under 18 has to name a guardian; until that guardian has confirmed, an age of 18 or more is refused.",
      who: "signed in",
      body: UpdateProfile,
      answer: { status: 200, body: AccountView },
      refused: { 409: "The caller is on staff and would be under 18." },
    },
    async ({ user: before, body: changes, command }, backend) => {
      const userId = before.id;
      const target = { fold: person, stream: userStream(userId), command };
      await backend.handle(target, updateProfile({ userId, changes, today: backend.time.wallClock(command.now).date }));
      const after = await userById(backend.db, userId);
      if (before.guardian === "none needed" && after?.guardian === "asked") await askGuardian(backend, after);
      return after && backend.withMemberships.account(after);
    },
  ),
  call(
    "GET",
    instructorsUrl,
    {
      does: "Lists instructors. Only staff see email addresses.",
      who: "everybody",
      list: instructorList,
      answer: { status: 200, body: InstructorView.array() },
      keptFor: [""],
    },
    ({ user, list }, backend) => listInstructors(backend.db, readingFor(user, backend), list),
  ),
  call(
    "GET",
    instructorUrl(":id"),
    {
      does: "Shows one instructor.",
      who: "everybody",
      answer: { status: 200, body: InstructorView },
      keptFor: [""],
    },
    ({ user, params: { id } }, backend) => shownInstructor(backend, { id, user }),
  ),
  call(
    "GET",
    instructorProfileUrl,
    {
      does: "Shows the caller's own instructor profile.",
      who: ["instructor"],
      answer: { status: 200, body: InstructorView },
      refused: { 404: "The read models don't know this instructor yet." },
    },
    ({ user }, backend) => shownInstructor(backend, { id: user.id, user }),
  ),
  call(
    "PATCH",
    instructorUrl(":id"),
    {
      does: "Changes an instructor's profile. Fields left out stay the same.",
      who: ["instructor", "admin"],
      whoInWords: "the instructor, and admins",
      body: UpdateInstructor,
      answer: { status: 200, body: InstructorView },
    },
    async ({ user, params: { id: userId }, body, command }, backend) => {
      if ((await roleOf(backend.db, userId)) !== "instructor") throw noSuchInstructor();
      if (user.role === "instructor" && user.id !== userId)
        throw new Rejection("forbidden", "Forbidden", "You can only change your own profile.");
      const target = { fold: person, stream: userStream(userId), command };
      await backend.handle(target, updateInstructorProfile({ userId, changes: profileChanges(body) }));
      return shownInstructor(backend, { id: userId, user });
    },
  ),
];
