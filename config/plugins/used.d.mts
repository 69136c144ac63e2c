export declare const usedComponents: string[]
export declare const usedCalls: string[]
export declare function usedIn(text: string): { components: string[]; calls: string[] }
