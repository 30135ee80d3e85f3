import { type Point, points } from "./points.ts";
import { type Proof, proofs } from "./proofs.ts";

export interface Covered extends Point {
  readonly proofs: readonly Pick<Proof, "file" | "title">[];
}

/** Every point with the tests whose titles name it. */
export const coverage = (asked: readonly Point[] = points, found: readonly Proof[] = proofs): Covered[] =>
  asked.map((point) => ({
    ...point,
    proofs: found.filter(({ ids }) => ids.includes(point.id)).map(({ file, title }) => ({ file, title })),
  }));

export interface Section {
  readonly section: string;
  readonly points: number;
  readonly proven: number;
}

/** How much of each section is proven, in the order of the lists. */
export const sections = (covered: readonly Covered[]): Section[] =>
  [...new Set(covered.map(({ section }) => section))].map((name) => {
    const inIt = covered.filter(({ section }) => section === name);
    return { section: name, points: inIt.length, proven: inIt.filter(({ proofs }) => proofs.length > 0).length };
  });
