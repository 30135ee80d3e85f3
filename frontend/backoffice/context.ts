import type { SvgIconComponent } from "@mui/icons-material";
import type { ComponentType } from "react";
import type { HistoryEntry } from "../../backend/history/contract.ts";
import type { Dashboard, Place } from "./place.ts";

interface Somewhere {
  /** Everywhere, unless given. */
  readonly at?: readonly Place[];
  /** The destination highlighted in the navigation while this is shown. */
  readonly under?: string;
}

/** A screen at an address of its own. */
export interface Page extends Somewhere {
  readonly path: string;
  readonly screen: ComponentType;
}

/** Rows that the server lists, and their screens, if any. */
export interface Resource extends Somewhere {
  readonly name: string;
  readonly readAt: string;
  /** A single row is read from the list, because its own address would tell more than the screen needs. */
  readonly isReadFromList?: true;
  readonly list?: ComponentType;
  readonly show?: ComponentType;
  readonly recordRepresentation?: string;
  /** Screens below its own. */
  readonly pages?: readonly Page[];
}

/** What destinations are about, in the order of the navigation. */
export const groups = ["today", "teaching", "camps", "people", "mail"] as const;
export type Group = (typeof groups)[number];

/** A screen that the navigation leads to. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly group: Group;
  /** Within its group: the smaller, the higher. */
  readonly order: number;
  /** On both dashboards, unless given. */
  readonly at?: Dashboard;
  /** On a phone it is behind "More": the bar has room for four without. */
  readonly isSeldom?: true;
}

/** A part of a dashboard's first screen. Where there is nothing to do, most show nothing. */
interface OverviewPart {
  /** Loaded together with the others of this dashboard. */
  readonly part: () => Promise<{ default: ComponentType }>;
  readonly at: Dashboard;
  /** The smaller, the higher. */
  readonly order: number;
  readonly isForAdmins?: true;
}

export type Told = Pick<HistoryEntry, "what" | "to"> & Partial<Pick<HistoryEntry, "details" | "actor">>;
/** What somebody did, worded to follow their name. */
export type Sentence = string | ((told: Told) => string);

export interface Story {
  readonly sentences: Readonly<Record<string, Sentence>>;
  readonly states?: Readonly<Record<string, string>>;
  /** What the search finds in its lists, by their names. */
  readonly found?: Readonly<Record<string, string>>;
}

type Verb = (what: never) => Promise<unknown>;

/** The face of a context in this room. It holds addresses and words; screens are loaded when they are opened. */
export interface Context {
  readonly resources?: readonly Resource[];
  readonly pages?: readonly Page[];
  readonly destinations?: readonly Destination[];
  readonly overview?: readonly OverviewPart[];
  /** An act within reach on every screen: a button in the bar on top. */
  readonly inBar?: ComponentType;
  /** Hooks that count what waits, keyed by the destination whose badge shows it. */
  readonly waiting?: Readonly<Record<string, () => number>>;
  /** What people do here. Each verb is one call of the specification. */
  readonly verbs?: Readonly<Record<string, Verb>>;
  /** Words for its facts and states, loaded with the first timeline. */
  readonly story?: () => Promise<Story>;
}
