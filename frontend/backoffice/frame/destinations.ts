import AdminPanelSettingsIcon from "@mui/icons-material/AdminPanelSettingsOutlined";
import BadgeIcon from "@mui/icons-material/BadgeOutlined";
import CalendarMonthIcon from "@mui/icons-material/CalendarMonthOutlined";
import EventNoteIcon from "@mui/icons-material/EventNoteOutlined";
import InboxIcon from "@mui/icons-material/InboxOutlined";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import MailIcon from "@mui/icons-material/MailOutlineOutlined";
import PeopleIcon from "@mui/icons-material/PeopleAltOutlined";
import type { SvgIconComponent } from "@mui/icons-material";
import type { Role } from "../../../backend/accounts/contract.ts";
import type { Place } from "../place.ts";

export type Destination = {
  to: string;
  label: string;
  icon: SvgIconComponent;
  with?: string; // a screen that belongs to it
  onDesk?: true; // seldom looked for: on a phone another screen leads there
};

/** What waits at a destination, by its address. */
export type Waiting = Readonly<Record<string, number>>;

const schedule = { to: "/schedule", label: "Schedule", icon: CalendarMonthIcon };
const requests = { to: "/lesson-requests", label: "Requests", icon: ForumIcon };
const students = { to: "/students", label: "Students", icon: GroupsIcon };
const lessons = { to: "/lessons", label: "Lessons", icon: EventNoteIcon };
const mails = { to: "/mails", label: "Mails", icon: MailIcon, onDesk: true } as const;

/** The screens of a dashboard, in the order of a working day. */
export const destinations = (place: Place, role: Role): Destination[] => {
  if (place === "instructor")
    return [
      { to: "/", label: "Overview", icon: InboxIcon },
      { ...schedule, with: "/availability" },
      lessons,
      requests,
      students,
      mails,
      { to: "/profile", label: "Profile", icon: BadgeIcon },
    ];
  const overview = { to: "/", label: "Overview", icon: AdminPanelSettingsIcon };
  return role === "admin"
    ? [overview, schedule, lessons, requests, students, mails, { to: "/users", label: "Users", icon: PeopleIcon }]
    : [overview];
};

/** Pages outside this dashboard; each is a page load of its own. */
export const elsewhere = (role: Role) => [
  { href: "/camps-clinics", label: "Camps & Clinics" },
  { href: "/book-lesson", label: "Book Lesson" },
  ...(role === "instructor" ? [{ href: "/instructor-dashboard", label: "Instructor Dashboard" }] : []),
  { href: "/admin-dashboard", label: "Admin Dashboard" },
  { href: "/landing", label: "Home" },
];

/** Whether this path is a part of the destination, for the highlight in the navigation. */
export const isAt = ({ to, with: also }: Pick<Destination, "to" | "with">, path: string) =>
  to === "/" ? path === "/" : [to, also].some((part) => part && (path === part || path.startsWith(`${part}/`)));
