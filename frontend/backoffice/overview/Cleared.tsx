import { scene } from "../../shared/palette.ts";

/** The bases are empty: a diamond at rest with the ball on the mound. */
export const Cleared = () => (
  <svg viewBox="0 0 160 96" width="160" height="96">
    <path d="M80 8 152 52 80 90 8 52Z" fill={scene.fieldLight} />
    <path d="M80 26 122 52 80 75 38 52Z" fill={scene.clayLight} />
    <path d="M80 34 109 52 80 68 51 52Z" fill={scene.mown} />
    <path d="M80 26 122 52 80 75 38 52Z" fill="none" stroke={scene.chalk} strokeWidth="1.5" />
    <ellipse cx="80" cy="53" rx="9" ry="5" fill={scene.clay} />
    <circle cx="80" cy="49" r="5" fill={scene.chalk} />
    <path d="M77 46c2 2 2 4 0 6m6-6c-2 2-2 4 0 6" stroke={scene.stitch} fill="none" />
  </svg>
);
