import { type Part, type Point, points } from "./points.ts";
import { type Proof, proofs } from "./proofs.ts";

interface Proven {
  readonly proofs: readonly Pick<Proof, "file" | "title">[];
}

export interface Covered extends Point, Proven {
  readonly parts: readonly (Part & Proven)[];
  readonly verdict: "proven" | "proven in part" | "unproven";
}

const isNamed = ({ proofs }: Proven) => proofs.length > 0;

/** A point counts if tests name it, or each of its parts. */
const verdictOf = (provable: readonly Proven[]): Covered["verdict"] =>
  provable.every(isNamed) ? "proven" : provable.some(isNamed) ? "proven in part" : "unproven";

/** Every point with the tests whose titles name it or a part of it. */
export const coverage = (asked: readonly Point[] = points, found: readonly Proof[] = proofs): Covered[] =>
  asked.map((point) => {
    const withProofs = <What extends { readonly id: string }>(what: What) => ({
      ...what,
      proofs: found.filter(({ ids }) => ids.includes(what.id)).map(({ file, title }) => ({ file, title })),
    });
    const whole = withProofs(point);
    const parts = point.parts.map(withProofs);
    return { ...whole, parts, verdict: verdictOf(parts.length > 0 ? parts : [whole]) };
  });

/** The points that count, and the proven parts of any point. */
export const provenIds = (covered: readonly Covered[]): ReadonlySet<string> =>
  new Set(
    covered.flatMap(({ id, verdict, parts }) => [
      ...(verdict === "proven" ? [id] : []),
      ...parts.filter(isNamed).map((part) => part.id),
    ]),
  );

export interface Section {
  readonly section: string;
  readonly points: number;
  readonly proven: number;
  readonly inPart: number;
}

/** How much of each section is proven, in the order of the lists. */
export const sections = (covered: readonly Covered[]): Section[] =>
  [...new Set(covered.map(({ section }) => section))].map((name) => {
    const inIt = covered.filter(({ section }) => section === name);
    const count = (wanted: Covered["verdict"]) => inIt.filter(({ verdict }) => verdict === wanted).length;
    return { section: name, points: inIt.length, proven: count("proven"), inPart: count("proven in part") };
  });
