import type { UserView } from "../../../backend/accounts/contract.ts";
export type Destination = { to: string; label: string; otherApplication?: boolean };
export type Person = UserView | null | undefined;

/** Where the bar leads whom. The dashboards of the staff are another application: a full page load. */
export const destinations = (user: Pick<NonNullable<Person>, "role"> | null | undefined): Destination[] => [
  { to: "/camps-clinics", label: "Camps & Clinics" },
  ...(user?.role === "instructor"
    ? [{ to: "/instructor-dashboard", label: "Instructor Dashboard", otherApplication: true }]
    : [{ to: "/book-lesson", label: "Book Lesson" }]),
  ...(user && user.role !== "instructor" ? [{ to: "/player-dashboard", label: "Player Dashboard" }] : []),
];
