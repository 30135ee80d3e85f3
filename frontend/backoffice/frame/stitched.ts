/** The accent that is kept for what waits. Badges know only the library's own colours. */
export const stitched = { "& .MuiBadge-badge": { bgcolor: "stitch.main", color: "stitch.contrastText" } };
