import { Box, Button, Typography } from "@mui/material";

const people = [
  { label: "Player", email: "player@example.com" },
  { label: "Coach", email: "coach@example.com" },
  { label: "Admin", email: "admin@example.com" },
];

/** In a demonstration: its people, one tap away. */
export const DemoPeople = ({ onChoose }: { onChoose: (email: string, password: string) => void }) => (
  <Box
    component="section"
    aria-labelledby="demo"
    sx={{ mt: 3, p: 2, borderRadius: "16px", border: "1px dashed", borderColor: "ground.line" }}
  >
    <Typography id="demo" component="h2" sx={{ fontWeight: 700 }}>
      This is a demonstration
    </Typography>
    <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
      Fill in one of its people, then sign in.
    </Typography>
    <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
      {people.map(({ label, email }) => (
        <Button key={email} variant="outlined" onClick={() => onChoose(email, "fungo-demo")}>
          {label}
        </Button>
      ))}
    </Box>
  </Box>
);
