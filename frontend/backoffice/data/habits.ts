import { memoryStore, type Store, useStore } from "react-admin";
import { z } from "zod";
import { kept } from "../../shared/kept.ts";

/** How someone likes their lists. Numbers, switches and names of choices: never words that somebody typed. */
const Habit = z.union([
  z.number(), // rows of a page
  z.boolean(), // compact rows
  z.string().array(), // hidden columns
  z.record(z.string(), z.string()).array(), // saved filters
]);
const habits = kept("habits", z.record(z.string(), Habit), "browser");

type Wide<T> = T extends number ? number : T extends boolean ? boolean : T; // 25 may become 50

const prefix = "habit.";
export const habitKey = (name: string) => prefix + name;

/** Like react-admin's useStore, for what is there again after a reload. */
export const useHabit = <T extends z.input<typeof Habit>>(name: string, usual: Wide<T>) =>
  useStore<Wide<T>>(habitKey(name), usual);

/** react-admin's memory, which a reload empties, except for habits: they stay in this browser until log-out. */
export const storeWithHabits = (): Store => {
  const memory = memoryStore();
  return {
    ...memory,
    setup: () => {
      memory.setup();
      for (const [key, value] of Object.entries(habits.read() ?? {})) memory.setItem(key, value);
    },
    setItem: (key, value) => {
      memory.setItem(key, value);
      if (!key.startsWith(prefix)) return;
      const known = z.record(z.string(), Habit).safeParse(memory.listItems?.(prefix));
      if (known.success) habits.keep(known.data);
    },
    reset: () => {
      memory.reset();
      habits.forget();
    },
  };
};
