/** The accent reserved for what waits. Badges accept only the library's own colours. */
export const stitched = { "& .MuiBadge-badge": { bgcolor: "stitch.main", color: "stitch.contrastText" } };
