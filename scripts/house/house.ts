import { dirname, join, normalize } from "node:path";

/** The rooms' source files by path from the root, each with its text. */
export type House = ReadonlyMap<string, string>;

const mostFiles = 25; // in a folder, specs not counted
const shortest = 50; // lines of a part that stands alone though only one file uses it
const longest = 200; // lines of a file that took its parts in

const rooms = /^(eventstore|projections|backend|frontend)\//;
const isSpec = (path: string) => /\.test\.tsx?$|^frontend\/e2e\/.*\.spec\.ts$/.test(path);
const isForSpecs = (path: string) => isSpec(path) || /(^|\/)testing\/|^frontend\/e2e\/|xamples\.ts$/.test(path);
/** A thing worth a door, however short, whoever uses it. */
const isExempt = (path: string) =>
  /(^|\/)(index|contexts?|open|words|limits|main|room)\.tsx?$|(^|\/)(c|\w*C)ontract\.ts$|Rule\.ts$|\/schema\/|\.d\.ts$|vite\.config\.ts$/.test(
    path,
  );

const linesOf = (text: string) => text.split("\n").length - 1;

const imported = /(?:\bfrom|\bimport)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g;
const loaded = /\bimport\(\s*"(\.{1,2}\/[^"]+)"/g;
const named = (pattern: RegExp, path: string, text: string) =>
  [...text.matchAll(pattern)].map(([, target = ""]) => normalize(join(dirname(path), target)));

/** Folders that hold more files than one can survey. */
export const fullFolders = (house: House): string[] => {
  const counts = new Map<string, number>();
  for (const path of house.keys()) if (!isSpec(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) => (count > mostFiles ? [`${folder} has ${count} files`] : []));
};

/** Parts used by only one file, in the same folder, that have nothing of their own. */
export const lonelyParts = (house: House): string[] => {
  const users = new Map<string, Set<string>>();
  const chunks = new Set<string>();
  for (const [path, text] of house) {
    for (const target of named(loaded, path, text)) chunks.add(target);
    if (isForSpecs(path)) continue;
    for (const target of named(imported, path, text)) users.set(target, (users.get(target) ?? new Set()).add(path));
  }
  const hasSpec = (path: string) => {
    const stem = path.replace(/\.tsx?$/, "");
    return [".test.ts", ".test.tsx", ".http.test.ts"].some((end) => house.has(stem + end));
  };
  return [...house].flatMap(([path, text]) => {
    const [user, ...others] = users.get(path) ?? [];
    if (
      !user ||
      others.length > 0 ||
      /(^|\/)open\.ts$/.test(user) || // what a door opens is for others
      !rooms.test(path) ||
      isForSpecs(path) ||
      isExempt(path)
    )
      return [];
    const lines = linesOf(text);
    const isApart = dirname(user) !== dirname(path) || chunks.has(path) || hasSpec(path);
    const isFull = linesOf(house.get(user) ?? "") + lines > longest;
    return lines >= shortest || isApart || isFull ? [] : [`${path} is a part of ${user} alone`];
  });
};

/** Faces imported by anyone but their room's list. */
export const openFaces = (house: House): string[] =>
  [...house].flatMap(([path, text]) =>
    named(imported, path, text).flatMap((target) => {
      const [, room] = /^((?:eventstore|projections|backend|frontend\/\w+))\/\w+\/index\.ts$/.exec(target) ?? [];
      return room && path !== `${room}/contexts.ts` && !isForSpecs(path) ? [`${path} imports the face ${target}`] : [];
    }),
  );

/** A context is what has a face in some room; in a room where it brings nothing its folder may do without one. */
const contextsIn = (house: House) =>
  new Set([...house.keys()].flatMap((path) => /^(?:\w+|frontend\/\w+)\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? []));

/** Gives the folder of the context a file belongs to. */
const contextOfIn = (house: House) => {
  const names = contextsIn(house);
  return (path: string) => {
    const [, folder, name = ""] = /^((?:frontend\/)?\w+\/(\w+))\/.+/.exec(path) ?? [];
    return names.has(name) ? folder : undefined;
  };
};

/** Faces that no list of their room has, so that what they bring is in the product nowhere. */
export const forgottenFaces = (house: House): string[] =>
  [...house.keys()].flatMap((path) => {
    const [, room = ""] = /^((?:frontend\/)?\w+)\/\w+\/index\.ts$/.exec(path) ?? [];
    const list = `${room}/contexts.ts`;
    const text = house.get(list);
    return text === undefined || named(imported, list, text).includes(path) ? [] : [`${list} does not have ${path}`];
  });

/**
 * Files of a front that reach past a context's door; .dependency-cruiser.mjs says the same for the backend. A chamber
 * may have a door of its own, so that a page loads no more than it shows.
 */
export const besideDoors = (house: House, front: string): string[] => {
  const contextOf = contextOfIn(house);
  return [...house].flatMap(([path, text]) =>
    named(imported, path, text).flatMap((target) => {
      const context = contextOf(target);
      return path.startsWith(`${front}/`) &&
        context?.startsWith(`${front}/`) &&
        context !== contextOf(path) &&
        !isForSpecs(path) &&
        !/\/(open|index)\.tsx?$/.test(target) // the rule above reports faces
        ? [`${path} reaches ${target} past the door`]
        : [];
    }),
  );
};

/**
 * Not counted: a query may join any context's tables, and joins go both ways. A lesson is shown with its coach's name,
 * a coach's slots with the lessons in them. `tables.ts` itself imports no other context; .dependency-cruiser.mjs checks
 * that.
 */
const isOfTables = (path: string) => /^projections\/\w+\/tables\.ts$/.test(path);

/** Contexts' folders in one of these rooms that need each other, however indirectly. */
export const foldersInCircles = (house: House, rooms: readonly string[]): string[] => {
  const contextOf = contextOfIn(house);
  const needs = new Map<string, Set<string>>();
  for (const [path, text] of house) {
    const from = contextOf(path);
    if (!from || !rooms.includes(dirname(from)) || isForSpecs(path)) continue;
    for (const target of named(imported, path, text)) {
      const to = isOfTables(target) ? undefined : contextOf(target);
      if (to && to !== from && dirname(to) === dirname(from)) needs.set(from, (needs.get(from) ?? new Set()).add(to));
    }
  }
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of needs.get(from) ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        reached(to, seen);
      }
    return seen;
  };
  return [...needs.keys()]
    .filter((folder) => reached(folder).has(folder))
    .map((folder) => `${folder} needs itself by way of another`);
};

/** Timed work in whose own loop one that fails keeps those behind it waiting: eachByItself does not. */
export const loopsOfTimedWork = (house: House): string[] => {
  const product = [...house].filter(([path]) => path.startsWith("backend/") && !isForSpecs(path));
  const runs = product.flatMap(([, text]) => [...text.matchAll(/\brun: (?:\([^()]*\) => )?(\w+)/g)]);
  const names = new Set(runs.map(([, name]) => name));
  return product.flatMap(([path, text]) =>
    text.split(/\n\n(?=\S)/).flatMap((declared) => {
      const [, name = ""] = /^(?:export )?const (\w+)\b.* = /m.exec(declared) ?? [];
      return names.has(name) && /^ {2}for \(/m.test(declared) ? [`${path}: ${name} loops without eachByItself`] : [];
    }),
  );
};

/** A disabled button loses the focus; whoever sent by keyboard and was refused would be at the page's beginning. */
export const disabledWhileSending = (house: House): string[] =>
  [...house].flatMap(([path, text]) =>
    path.startsWith("frontend/") && !isForSpecs(path)
      ? [...text.matchAll(/(?<![-\w])(?:disabled|loading)=\{[^}]*\b(?:sending|busy|is\w+ing|isPending)\b/g)].map(
          ([found]) => `${path}: ${found}}, not an ActButton that is busy`,
        )
      : [],
  );
