import { Box } from "@mui/material";

/** How many spots are taken. The text beside it says the same. */
export const FillBar = ({ taken, of }: { taken: number; of: number }) => {
  const share = of > 0 ? Math.min(1, taken / of) : 1;
  return (
    <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: "ground.sand", overflow: "hidden", minWidth: 64 }}>
      <Box
        sx={{
          height: "100%",
          width: `${share * 100}%`,
          borderRadius: 4,
          bgcolor: share >= 1 ? "secondary.main" : "primary.main",
        }}
      />
    </Box>
  );
};
