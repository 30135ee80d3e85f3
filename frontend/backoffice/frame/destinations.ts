import AdminPanelSettingsIcon from "@mui/icons-material/AdminPanelSettingsOutlined";
import BadgeIcon from "@mui/icons-material/BadgeOutlined";
import CalendarMonthIcon from "@mui/icons-material/CalendarMonthOutlined";
import EmojiEventsIcon from "@mui/icons-material/EmojiEventsOutlined";
import EventNoteIcon from "@mui/icons-material/EventNoteOutlined";
import InboxIcon from "@mui/icons-material/InboxOutlined";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import MailIcon from "@mui/icons-material/MailOutlineOutlined";
import PeopleIcon from "@mui/icons-material/PeopleAltOutlined";
import SportsIcon from "@mui/icons-material/SportsOutlined";
import type { SvgIconComponent } from "@mui/icons-material";
import type { Role } from "../../../backend/accounts/contract.ts";
import { homeOf, type Place, toolPages } from "../place.ts";

export type Destination = {
  to: string;
  label: string;
  icon: SvgIconComponent;
  with?: readonly string[]; // screens that belong to it
  isSeldom?: true; // on a phone it stands behind "More"
  isAway?: true; // another page load
};

/** What waits at a destination, by its address. */
export type Waiting = Readonly<Record<string, number>>;

const schedule = { to: "/schedule", label: "Schedule", icon: CalendarMonthIcon };
const requests = { to: "/lesson-requests", label: "Requests", icon: ForumIcon, isSeldom: true } as const;
const inquiries = {
  to: "/coaching-inquiries",
  label: "Coaching Clinics",
  icon: SportsIcon,
  isSeldom: true,
} as const;
const students = { to: "/students", label: "Students", icon: GroupsIcon, isSeldom: true } as const;
const lessons = { to: "/lessons", label: "Lessons", icon: EventNoteIcon };
const camps = {
  to: "/camps",
  label: "Camps",
  icon: EmojiEventsIcon,
  with: ["/camp-registrations", "/camp-revenue", "/unmatched-payments", ...toolPages],
};
const mails = { to: "/mails", label: "Mails", icon: MailIcon, isSeldom: true } as const;

/** The address of a dashboard's screen, as seen from here. */
export const addressFrom = ({ place, role, to }: { place: Place; role: Role; to: string }) =>
  place === "tools" ? homeOf(role) + to.replace(/^\/$/, "") : to;

/** The screens of a dashboard, in the order of a working day. From a tool they are a page load away. */
export const destinations = (place: Place, role: Role): Destination[] => {
  if (place === "tools")
    return destinations(role === "admin" ? "admin" : "instructor", role).map((screen) => ({
      ...screen,
      to: addressFrom({ place, role, to: screen.to }),
      isAway: true,
    }));
  if (place === "instructor")
    return [
      { to: "/", label: "Overview", icon: InboxIcon },
      { ...schedule, with: ["/availability"] },
      lessons,
      camps,
      requests,
      inquiries,
      students,
      mails,
      { to: "/profile", label: "Profile", icon: BadgeIcon, isSeldom: true },
    ];
  const overview = { to: "/", label: "Overview", icon: AdminPanelSettingsIcon };
  return role === "admin"
    ? [
        overview,
        schedule,
        lessons,
        camps,
        requests,
        inquiries,
        students,
        mails,
        { to: "/users", label: "Users", icon: PeopleIcon, isSeldom: true },
      ]
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
export const isAt = ({ to, with: also = [] }: Pick<Destination, "to" | "with">, path: string) =>
  to === "/" ? path === "/" : [to, ...also].some((part) => path === part || path.startsWith(`${part}/`));
