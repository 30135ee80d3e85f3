/** The product's mark, beside its name. */
export const Ball = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
    <circle cx="16" cy="16" r="15" fill="#fff8ec" stroke="#d8cbb4" />
    <g fill="none" stroke="#c2202e" strokeWidth="1.8" strokeLinecap="round">
      <path d="M6.500 5.500c5.500 6 5.500 15 0 21M25.500 5.500c-5.500 6-5.500 15 0 21" />
      <path d="m8 11 3.500-1M9.500 16h3.500M8 21l3.500 1M24 11l-3.500-1M22.500 16H19M24 21l-3.500 1" />
    </g>
  </svg>
);
