export declare const usedComponents: string[]
export declare const usedCalls: string[]
