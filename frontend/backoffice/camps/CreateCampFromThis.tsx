import { Button } from "@mui/material";
import { campCreationFor } from "./addresses.ts";
import { createCampFromThis } from "./words.ts";

/** Opens the form of a camp with what an inquiry asks for. */
export const CreateCampFromThis = ({ inquiryId }: { inquiryId: string }) => (
  <Button variant="outlined" href={campCreationFor(inquiryId)}>
    {createCampFromThis}
  </Button>
);
