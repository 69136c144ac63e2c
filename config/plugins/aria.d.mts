export const spoken: Record<string, Record<string, string>>
