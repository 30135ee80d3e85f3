import { Box, type TextFieldProps } from "@mui/material";
import { passwordLength } from "../../../backend/accounts/contract.ts";
import { PasswordField } from "./PasswordField.tsx";
import { newPasswordFieldWords } from "./words.ts";

const long = 16; // characters; the server checks whether they are easy to guess

/** A new password's progress from 0 to 1, and what to say about it. */
const progressOf = (password: string): { part: number; color: string; words: string } => {
  const { length } = password;
  const missing = passwordLength.min - length;
  const part = Math.min(1, length / long);
  if (length === 0)
    return { part, color: "error.main", words: newPasswordFieldWords.atLeastMinCharacters(passwordLength.min) };
  if (missing > 0) return { part, color: "error.main", words: newPasswordFieldWords.moreCharacters(missing) };
  if (length < long) return { part, color: "warning.main", words: newPasswordFieldWords.longEnough };
  return { part, color: "success.main", words: newPasswordFieldWords.thatsAGoodLength };
};

/** A field for choosing a password, with a strength bar. */
export const NewPasswordField = ({ helperText, ...props }: TextFieldProps) => {
  const { part, color, words } = progressOf(typeof props.value === "string" ? props.value : "");
  return (
    <PasswordField
      {...props}
      helperText={
        <>
          <Box
            component="span"
            sx={{ display: "block", height: 4, mt: 0.5, mb: 0.75, borderRadius: 2, bgcolor: "ground.sand" }}
          >
            <Box
              component="span"
              sx={{
                display: "block",
                height: 1,
                width: `${part * 100}%`,
                borderRadius: 2,
                bgcolor: props.error ? "error.main" : color,
                transition: "width 150ms",
                "@media (prefers-reduced-motion: reduce)": { transition: "none" },
              }}
            />
          </Box>
          {props.error ? helperText : words}
        </>
      }
    />
  );
};
