/** The demo's people. All of them log in with this password. */
export const demoPassword = "fungo-demo";

export const demoPlayer = {
  email: "player@example.com",
  firstName: "Sam",
  lastName: "Whitaker",
  age: 16,
  position: "Shortstop",
  experience: "Three seasons of travel ball",
  parentName: "Dana Whitaker",
  parentEmail: "parent@example.com",
  parentPhone: "555-010-0142",
};
/** A parent and four players. */
const avery = {
  lastName: "Avery",
  position: null,
  experience: null,
  emergencyContact: "Lee Avery",
  emergencyPhone: "555-010-0178",
};
export const demoFamily = {
  email: "family@example.com",
  firstName: "Jordan",
  lastName: "Avery",
  first: { ...avery, firstName: "Casey", age: 12, sport: "baseball", position: "Catcher" },
  others: [
    { ...avery, firstName: "Robin", age: 9, sport: "softball" },
    { ...avery, firstName: "Drew", age: 14, sport: "baseball", position: "First base" },
    { ...avery, firstName: "Quinn", age: 10, sport: "softball", position: "Pitcher" },
  ],
} as const;
export const demoAdmin = { email: "admin@example.com", firstName: "Morgan", lastName: "Ellis" };

type Week = readonly { days: readonly number[]; times: readonly (readonly [string, string])[]; seats?: number }[];
export interface DemoInstructor {
  person: { email: string; firstName: string; lastName: string };
  profile: {
    bio: string;
    specialties: string[];
    certifications: string;
    yearsExperience: number;
    hourlyRateCents: number;
    location: string;
    profileImageUrl: string;
    venmo?: string; // the facility's unless given
    cashApp?: string;
  };
  /** Certificates that were seen, and for how many days they are valid. */
  seen?: readonly { title: string; days: number }[];
  week: Week;
}

export const demoCoach: DemoInstructor = {
  person: { email: "coach@example.com", firstName: "Riley", lastName: "Brooks" },
  profile: {
    bio: "I build swings from the ground up: balance first, then the path of the barrel, then damage. We film every tenth swing and look at it together, so you know why a ball carried and not only that it did.",
    specialties: ["Hitting mechanics", "Bat speed", "Two-strike approach"],
    certifications: "USA Baseball A Certification, CPR and First Aid",
    yearsExperience: 12,
    hourlyRateCents: 7500,
    location: "Indoor Cage 1",
    profileImageUrl: "/portraits/coach-riley.svg",
  },
  seen: [
    { title: "USA Baseball A Certification", days: 420 },
    { title: "SafeSport", days: 240 },
  ],
  week: [
    {
      days: [1, 2, 3, 4, 5],
      times: [
        ["16:00", "17:00"],
        ["17:00", "18:00"],
        ["18:30", "19:30"],
      ],
    },
    {
      days: [6],
      times: [
        ["09:00", "10:00"],
        ["10:00", "11:00"],
        ["11:30", "12:30"],
      ],
    },
    { days: [0], times: [["18:00", "19:00"]], seats: 4 },
  ],
};

export const demoInstructors: readonly DemoInstructor[] = [
  {
    person: { email: "ana.delgado@example.com", firstName: "Ana", lastName: "Delgado" },
    profile: {
      bio: "Former college middle infielder. Footwork, soft hands and a quick release win innings; we drill them until they are boring, and then we make them fast.",
      specialties: ["Infield", "Fielding footwork", "Softball"],
      certifications: "NFCA Coaches Certification",
      yearsExperience: 9,
      hourlyRateCents: 7000,
      location: "Turf Field 2",
      profileImageUrl: "/portraits/ana-delgado.svg",
      venmo: "@ana-at-fungo",
      cashApp: "$AnaAtFungo",
    },
    week: [
      {
        days: [1, 3, 5],
        times: [
          ["15:30", "16:30"],
          ["17:00", "18:00"],
        ],
      },
      {
        days: [6],
        times: [
          ["08:00", "09:00"],
          ["09:30", "10:30"],
        ],
        seats: 2,
      },
    ],
  },
  {
    person: { email: "marcus.bell@example.com", firstName: "Marcus", lastName: "Bell" },
    profile: {
      bio: "Catcher for eleven years, four of them in independent ball. I teach the whole plate: receiving, blocking, throwing, and how to think along with a pitcher.",
      specialties: ["Catching", "Throwing", "Game sense"],
      certifications: "ABCA member, Safe Sport trained",
      yearsExperience: 15,
      hourlyRateCents: 8500,
      location: "Indoor Cage 2",
      profileImageUrl: "/portraits/marcus-bell.svg",
    },
    seen: [{ title: "SafeSport", days: 330 }],
    week: [
      {
        days: [2, 4],
        times: [
          ["16:30", "17:30"],
          ["18:00", "19:00"],
          ["19:30", "20:30"],
        ],
      },
      {
        days: [0],
        times: [
          ["10:00", "11:00"],
          ["13:00", "14:00"],
        ],
      },
    ],
  },
  {
    person: { email: "jo.tanaka@example.com", firstName: "Jo", lastName: "Tanaka" },
    profile: {
      bio: "I work with players who are new to the game and with those who lost their timing. Small steps, plenty of swings, and a plan to take home.",
      specialties: ["Youth hitting", "Timing", "Confidence"],
      certifications: "Positive Coaching Alliance, First Aid",
      yearsExperience: 6,
      hourlyRateCents: 6000,
      location: "Indoor Cage 1",
      profileImageUrl: "/portraits/jo-tanaka.svg",
    },
    week: [
      {
        days: [1, 2, 3, 4],
        times: [
          ["09:00", "10:00"],
          ["14:30", "15:30"],
        ],
      },
      {
        days: [6],
        times: [
          ["14:00", "15:00"],
          ["15:30", "16:30"],
        ],
      },
    ],
  },
];
