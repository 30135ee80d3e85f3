/** Where one of two videos is. */
interface Seen {
  readonly time: number; // s since the contact, negative before it
  readonly isReady: boolean; // it has its next pictures, and is not on its way elsewhere
}

export type Order =
  | { readonly kind: "wait" } // both, for the one that is not ready
  | { readonly kind: "meet" } // the other one goes where the leader is, and both wait for it
  | { readonly kind: "go"; readonly rate: number }; // how fast the other one plays

interface Pace {
  readonly speed: number; // at which both are to play
  readonly every: number; // s between one look at them and the next
}

const farApart = 0.3; // s at normal speed: catching up would take too long to look at
const closeEnough = 0.003; // s
const urge = 4; // of what they are apart, this much is made up in a second
const atOnce = 0.5; // at most this much of it until the next look, or they would swing past each other

/**
 * What keeps two videos together. Left to themselves they drift apart: each has its own clock, and
 * starts when it can. So the other one runs a little faster or slower, until it is where the leader is.
 */
export const steer = (leader: Seen, other: Seen, { speed, every }: Pace): Order => {
  if (!leader.isReady || !other.isReady) return { kind: "wait" };
  const ahead = other.time - leader.time;
  if (Math.abs(ahead) > farApart * speed) return { kind: "meet" };
  if (Math.abs(ahead) < closeEnough) return { kind: "go", rate: speed };
  const change = Math.min(urge, atOnce / every) * ahead;
  return { kind: "go", rate: Math.min(Math.max(speed - change, speed / 2), speed * 1.5) };
};
