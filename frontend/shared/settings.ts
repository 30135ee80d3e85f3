import type * as Pages from "../../backend/pages/contract.ts";

type Settings = Pages.Settings;

/** For pages that no server of ours wrote: vite's own, and those of specs. A build leaves them out. */
const inDevelopment: Settings = {
  productName: "Fungo",
  facility: {
    name: "Elite Training Center",
    address: "12 Ballpark Lane, Springfield",
    timeZone: "America/New_York",
  },
  contact: { email: "hello@example.com", phone: "(555) 010-0100" },
  payment: { venmo: "@example-venmo", cashApp: "$examplecash" },
  cards: { mode: "test", publishableKey: null, link: null },
  policies: "",
  mailsGoOut: false,
  convertsVideos: true,
  claims: { turnaround: "24-48 hours", players: "500+ players", testimonials: [] },
  coach: { name: "Coach", text: "Coach", photo: null },
  guide: [],
  cutOffs: { baseball: "05-01", softball: "09-01" },
  demo: true,
};

/** What the server wrote into this page. Not parsed with zod, which would add to the landing page's size. */
export const settingsOfPage = () => {
  const text = document.getElementById("settings")?.textContent;
  if (import.meta.env.DEV && !text) return inDevelopment;
  const settings: Settings = JSON.parse(text ?? "");
  return settings;
};
let known: Settings | undefined;

/** Read once: settings do not change while a page is open. */
export const settings = (): Settings => (known ??= settingsOfPage());

/** For the build, which renders pages with placeholders: the server puts the real words into the files. */
export const renderWith = (atBuild: Settings) => {
  known = atBuild;
};

export const useSettings = settings;

const digitsAtBuild: typeof Pages.phoneDigitsAtBuild = "%CONTACT_PHONE_DIGITS%";
/** A telephone number as a link. */
export const phoneUrl = (phone: string) =>
  `tel:${phone.startsWith("%") ? digitsAtBuild : phone.replace(/[^\d+]/g, "")}`;
